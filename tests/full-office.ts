import { aPicture, aPost, startWriter } from "./blog.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "./kit.ts";

/** Leads, staff, mails, and posts with pictures in every size. */
export async function startFullOffice(): Promise<TestApp> {
  const app = await startTestApp();
  for (let lead = 0; lead < 30; lead += 1) {
    await app.post("/api/enquiry", anEnquiry({ email: `visitor${lead}@example.com` }));
  }
  await app.post("/api/contact", aMessage({ message: "മലയാളം \u{1f6eb} 'quoted'\n--" }));
  await app.post("/api/subscription", { email: "reader@example.com" });
  const writer = await startWriter(app);
  await writer.add(await aPost());
  const images = [
    await aPicture({ width: 900, height: 500 }),
    await aPicture({ colour: "#b07d2b" }),
  ];
  await writer.add(await aPost({ title: "Two pictures", images }));
  await app.finishPictures();
  await app.deliverMails();
  return app;
}
