import type { PlainArticle } from "./article.ts";
import { brand } from "./brand.ts";
import {
  ageOfConsent,
  browserRetention,
  hostingLogRetention,
  messageRetention,
  sourceRetention,
} from "./facts/guide-and-policies.ts";
import { myData } from "./my-data.ts";

const addresses = brand.offices.map(({ city, address }) => `${city}: ${address}`);
const mailLink = { name: brand.email, url: `mailto:${brand.email}` };

/**
 * Not legal advice: the owner's counsel in India and in Texas reads it before launch. What is marked PROPOSED, here
 * and in content/facts/guide-and-policies.ts, waits for the owner's word. Source: SPEC.md §9.
 */
export const privacyPolicy: PlainArticle = {
  path: "/privacy-policy",
  seo: {
    title: "Privacy Policy",
    description:
      "What personal data this site takes in, why, who sees it, how long it is kept, and how to have it shown, corrected or deleted.",
  },
  title: "Privacy Policy",
  lead: "We ask for little, use it to answer you, and do not sell it. Here is all of it.",
  changedOn: "2026-11-29",
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      passages: [
        `${brand.name} is a private consultancy for US visa and immigration support. It decides what happens with the data described here. Its offices are:`,
        addresses,
      ],
      links: [mailLink],
    },
    {
      id: "what-we-collect",
      heading: "What we collect, and from whom",
      passages: [
        "From you, when you send it:",
        [
          "Enquiry form: your name, phone number, email address and the kind of visa; your location and your question if you give them.",
          "Contact page and the short message forms: your name and email address; your phone number and a message if you give them. The form beside an article also sends the title and address of that article.",
          "Newsletter: your email address, and when you confirmed and ended it.",
        ],
        "By itself, when a page is opened or a form is sent:",
        [
          "A bot check. By default it is a small calculation in your browser, checked by our own server; no other company takes part. If we switch on Google reCAPTCHA instead, Google receives what it needs for that check, and we say so here first.",
          "Your network address, used for a short time to limit how often a form can be sent. Our own log holds events and error codes, no personal data. The company that hosts the site may keep an access log with network address, time, page and browser.",
          "How often our pages are visited, without cookies. We count, for each day, visits, pages, the sites and campaigns that people came from, forms opened and forms sent: numbers and nothing about you. So that nobody counts twice on a day, a code is made of your network address, the name of your browser and a random value of that day; when the day is over, code and random value are deleted. If your browser sends Do Not Track or Global Privacy Control, you are not counted at all.",
          "With each form: the words beside it that you agreed to, their version and the time; how long the form was open; and why the message looked like spam, if it did. To recognise mass mailings we keep hashes of parts of its text for two weeks.",
          "With an enquiry or a message: your time zone, so that we know when it is day where you are and can tell you by your own clock until when we answer; the page that it was sent from, and the first and the latest way to this site that your browser remembers (see “Cookies and the memory of your browser”). If your browser sends Do Not Track or Global Privacy Control, we receive neither; only the form beside an article still names its article.",
        ],
        "You have no account here, and no payment is made on this site. Please do not send passport numbers, medical, criminal or bank details through a form; we agree on a safer way when they are needed.",
      ],
    },
    {
      id: "why",
      heading: "Why we use it, and on what ground",
      passages: [
        [
          "To answer you, to quote and to prepare a service: steps you ask for before a contract, or your consent.",
          "To send the newsletter: your consent, which you give by confirming it from your mailbox and can withdraw at any time.",
          "To know which pages are of use, by counts that name nobody: our legitimate interest in a site that helps.",
          "To learn which notices and campaigns lead people to us: our legitimate interest in being found. You object by one setting of your browser.",
          "To keep abuse away from the forms and the site secure: our legitimate interest in a service that works.",
          "To keep the records that the law asks of a business: legal duty.",
        ],
        "No decision with legal effect for you is made by a program. A message that looks like spam is kept and flagged for a person to look at.",
      ],
    },
    {
      id: "who-sees-it",
      heading: "Who sees it",
      passages: [
        [
          "Our consultants in both offices.",
          "Companies that host the site and carry our mail, bound by contract to do only that.",
          "An independent US attorney, only when you ask to be connected and agree to it.",
          "Authorities and courts, where a law obliges us.",
        ],
        "We do not sell or share personal information as California law defines these words, and we show no advertising.",
      ],
    },
    {
      id: "where",
      heading: "Where it is kept",
      passages: [
        "It is stored on our server and may be read in the United States and in India. If you write to us from elsewhere, your data crosses a border. For people in the European Economic Area or the United Kingdom we rely on what the transfer needs there: your request to us, your consent, or standard contractual clauses.",
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      passages: [
        [
          `Enquiries, messages and the mails about them: ${messageRetention.text} after they reached us; then the site deletes them by itself. The papers of a case are kept apart from it, as long as the case or a law asks for it.`,
          `Newsletter: as long as you subscribe. After you unsubscribe, or when your mailbox keeps refusing it, we keep the address, so that we do not write to it again. We also keep what shows your consent: the words you agreed to, when you signed up, confirmed and left, and which newsletters were sent to you. All this stays until you have it deleted. The mails themselves, and an address that nobody confirmed, go after ${messageRetention.text}.`,
          `Counts of visits, which hold no personal data: ${messageRetention.text}. What tells the visitors of a day apart: until the day is over in India.`,
          `The host’s access log: ${hostingLogRetention.text}, unless a law asks for longer.`,
        ],
      ],
    },
    {
      id: "security",
      heading: "How we protect it",
      passages: [
        "The site is meant to be used over an encrypted connection. Staff passwords are stored as hashes, access is limited to staff who need it, pictures that staff upload lose hidden data such as places, and there are backups. No site is perfectly secure; if something goes wrong with your data we tell you and the authorities as the law requires.",
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      passages: [
        "Depending on where you live, the law gives you some or all of these:",
        [
          "to know what we hold about you and to have a copy, in a form you can take elsewhere;",
          "to have it corrected or deleted, or its use restricted;",
          "to object to a use, and to withdraw a consent, as easily as you gave it;",
          "to name someone who acts for you, and not to be treated worse for asking;",
          "to complain to the data protection authority where you live.",
        ],
        "What this site holds for your email address you can see, download and delete by yourself: every mail from this site leads to it, and the page My data sends you a fresh link. Backups are not changed by it; what was deleted goes with them when they are deleted in their turn.",
        "For everything else write to us and say what you want. We may ask you to show that it is you. Asking is free in general, and we answer within the time your law sets.",
      ],
      links: [{ name: myData.heading, url: myData.path }, mailLink],
    },
    {
      id: "newsletter",
      heading: "Newsletter",
      passages: [
        "One email address, no sharing. Nothing is sent before you have confirmed it by the link in our first mail, and you can leave at any time: by the link or the button in each newsletter, without a login, or by a line to us. Phone numbers and messaging apps we use only to answer what you asked.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies and the memory of your browser",
      passages: [
        "The public pages set no cookies and follow nobody from site to site.",
        `Your browser itself remembers a few things for you. What you type into one of our forms stays in it until our server has confirmed that it has it, so that a lost connection costs you nothing; what is older than ${browserRetention.text} is not used any more. It also remembers that the newsletter window need not open by itself again. You can clear both with the site data of your browser. Staff who log in have a login token there.`,
        `It also remembers how you came here: the names in a campaign’s link, the site that led you here and the page that you saw first. The first way is used for ${sourceRetention.text}, the latest for the visit. It stays in your browser and reaches us only with an enquiry or a message that you send. If your browser sends Do Not Track or Global Privacy Control, none of this is remembered or sent, and what was remembered before is deleted.`,
      ],
    },
    {
      id: "children",
      heading: "Children",
      passages: [
        `This site is not for children ${ageOfConsent.text}. Parents ask for their children. If we learn that a child has sent us data, we delete it; a parent may write to us about it.`,
      ],
    },
    {
      id: "other-sites",
      heading: "Links to other sites",
      passages: [
        "Government pages, social networks, the messaging app and the map are other people’s sites with rules of their own. Nothing goes to them from here before you open them.",
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      passages: [
        "The date at the top says when this page last changed. A change that matters is announced on the site before it applies.",
      ],
    },
    {
      id: "law",
      heading: "Law and courts",
      passages: [
        "The law of India governs this policy, and the courts in the state of Kerala have jurisdiction. Rights that the law of the country you live in gives you as a consumer, and that cannot be contracted away, generally remain.",
      ],
    },
    {
      id: "contact",
      heading: "Whom to ask",
      // PROPOSED: the owner names the person; until then the role.
      passages: [
        "Our privacy and grievance contact reads what is sent to the address below. Please put the word privacy into the subject.",
      ],
      links: [mailLink, { name: "Contact Us", url: "/contact" }],
    },
  ],
};
