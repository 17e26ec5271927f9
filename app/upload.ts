/** How many bytes of a body have gone, of how many in all. */
export type Progress = (sentBytes: number, totalBytes: number) => void;

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
