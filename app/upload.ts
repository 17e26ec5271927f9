/** How many bytes of a body have gone, of how many in all. */
export type Progress = (sentBytes: number, totalBytes: number) => void;

type Uploading = {
  upload: { onprogress: (event: { loaded: number; total: number }) => void };
  withCredentials: boolean;
  status: number;
  responseText: string;
  onload: () => void;
  onerror: () => void;
  open: (method: string, path: string) => void;
  setRequestHeader: (name: string, value: string) => void;
  send: (body: FormData) => void;
};

/** The browser's, as far as it is used here: the types of the server, which reads app/api.ts as well, have none. */
declare const XMLHttpRequest: new () => Uploading;

/** Sends as fetch does and tells how far it is, which fetch can not. @throws Error when no answer comes */
export function upload(path: string, init: RequestInit, onProgress: Progress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "POST", path);
    request.withCredentials = init.credentials === "include";
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => {
      const { status, responseText } = request;
      resolve(new Response(responseText, { status }));
    };
    request.onerror = () => reject(new Error("No answer"));
    request.send(init.body as FormData);
  });
}
