import type { ReactNode } from "react";
import { deskAddress } from "./address.ts";
import { Desk } from "./desk.tsx";
import { deskApi } from "./desk-api.ts";

/** A page of the inbox and how much stands where. @throws ApiFailure */
export async function loadDesk(address: URLSearchParams): Promise<ReactNode> {
  const asked = deskAddress(address);
  const [page, counts] = await Promise.all([deskApi.page(asked), deskApi.counts()]);
  return <Desk key="desk" {...{ asked, page, counts }} />;
}
