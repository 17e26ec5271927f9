import { emailOf, fromForm, names } from "./people.ts";

const words: { phone?: string; message?: string }[] = [
  { phone: "5125550141", message: "Are you open on Saturdays?" },
  { message: "Please call me back about the interview rehearsal." },
  { phone: "+91 98000 00142" },
  {
    phone: "(512) 555-0143",
    message: "What does a review of a DS-160 cost, for two adults and a child?",
  },
  {},
  { phone: "9800000145", message: "കൊച്ചി ഓഫീസിൽ നേരിട്ട് വരാമോ?" },
  { message: "I moved. Please use my new address from now on." },
  {
    phone: "737-555-0147",
    message:
      "I read your article about the I-94 and looked mine up: the class is right, but the passport number is that of my old passport.\n\nIs that something to correct before I travel?",
  },
  { phone: "9800000148" },
  { message: "Do you also help with Canada?" },
  { phone: "5125550150", message: "Thank you for the checklist." },
  { phone: "98000 00151", message: "Which documents should be translated, and by whom?" },
  {},
  {
    message:
      "We are a small clinic and would like to hire a nurse from abroad for the first time. Before we decide, we would like to understand the steps, roughly how the work is shared between us, you and an attorney, and what you charge for your part. A call next week would be best, in the morning our time (Central).",
  },
  { phone: "+1 512 555 0154", message: "Is the first talk free?" },
  { phone: "9800000155", message: "Status still says Refused after 221(g) papers were sent." },
  { message: "Your phone line was busy all morning." },
  { phone: "512.555.0157" },
  { phone: "9800000158", message: "Can you connect us with an attorney for an old overstay?" },
  { message: "✓ Received, thank you" },
];

/** 20 contact messages, as the footer, the hero and the contact page send them. */
export const messages = words.map((fields, index) => {
  const name = names[(index * 7 + 3) % names.length] ?? "";
  return { name, email: emailOf(name, index + 101), ...fields, ...fromForm(index) };
});
