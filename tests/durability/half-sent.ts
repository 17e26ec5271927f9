import { connect } from "node:net";
import { expect } from "vitest";
import { anEnquiry } from "#tests/kit.ts";

/** Sends the head of an enquiry; when the server has it, and asks for the rest, this resolves. */
export async function startSending(url: string) {
  const body = JSON.stringify(anEnquiry());
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let answer = "";
  socket.setEncoding("utf8").on("data", (text) => {
    answer += text;
  });
  const head = [
    "POST /api/enquiry HTTP/1.1",
    `Host: ${hostname}:${port}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await expect.poll(() => answer).toContain("100 Continue\r\n\r\n");
  answer = "";
  return {
    async finish(): Promise<string> {
      socket.write(body);
      await expect.poll(() => answer).toContain('"receipt"');
      return answer;
    },
  };
}
