import businessStamp from "#app/art/stamp-b-1-business-visitor-visa.svg";
import visitorStamp from "#app/art/stamp-b-2-visitor-visa.svg";
import e3Stamp from "#app/art/stamp-e-3-visa.svg";
import investorStamp from "#app/art/stamp-eb-5-investor-visa.svg";
import familyStamp from "#app/art/stamp-family-based-visa.svg";
import fianceStamp from "#app/art/stamp-fiance-visa.svg";
import employersStamp from "#app/art/stamp-h-1b-petition-filing-for-employers.svg";
import employeesStamp from "#app/art/stamp-h-1b-visa-services-for-employees.svg";
import singaporeStamp from "#app/art/stamp-h-1b1-singapore-visa.svg";
import dependantsStamp from "#app/art/stamp-h-4-e-3d-td-dependent-visa-and-ead.svg";
import adjustmentStamp from "#app/art/stamp-i-485-adjustment-of-status.svg";
import newOfficeStamp from "#app/art/stamp-l-1a-new-office-visa.svg";
import publicAccessFileStamp from "#app/art/stamp-paf-public-access-files-for-h-1b-employers.svg";
import studentStamp from "#app/art/stamp-student-visa.svg";
import tnStamp from "#app/art/stamp-tn-visa.svg";
import nursesStamp from "#app/art/stamp-visa-for-nurses-rn.svg";
import refusalStamp from "#app/art/stamp-visa-refusal-221g.svg";
import type { ServiceSlug } from "#content/service-page.ts";
import type { Marks } from "./medallions.ts";

/** Degrees; a name, because a style attribute would break the Content-Security-Policy. See rosettes.css. */
type Turn = "n6" | "n5" | "n4" | "n3" | "n2" | "0" | "2" | "3" | "4" | "5";

export type Look = {
  stamp: string;
  /** Width and height of the drawing. */
  size: readonly [number, number];
  turn: Turn;
  /** The rosette behind the stamp, and its ink. */
  rosette: "a" | "b" | "c" | "d" | "e" | "f" | "commit" | "investor" | "login";
  ink: "teal" | "gold";
  /** The ground of its picture on the overview. */
  family: "visit" | "business" | "work" | "family" | "study" | "status";
  marks: Marks;
};

/** What makes each service's page look like itself: no two share stamp, or rosette and ink. */
export const looks: Record<ServiceSlug, Look> = {
  "b-1-business-visitor-visa": {
    stamp: businessStamp,
    size: [316, 212],
    turn: "n4",
    rosette: "b",
    ink: "teal",
    family: "visit",
    marks: 0,
  },
  "b-2-visitor-visa": {
    stamp: visitorStamp,
    size: [332, 222],
    turn: "5",
    rosette: "a",
    ink: "gold",
    family: "visit",
    marks: 5,
  },
  "l-1a-new-office-visa": {
    stamp: newOfficeStamp,
    size: [228, 284],
    turn: "n3",
    rosette: "f",
    ink: "teal",
    family: "business",
    marks: 4,
  },
  "eb-5-investor-visa": {
    stamp: investorStamp,
    size: [266, 266],
    turn: "4",
    rosette: "investor",
    ink: "gold",
    family: "business",
    marks: 3,
  },
  "h-1b-petition-filing-for-employers": {
    stamp: employersStamp,
    size: [328, 222],
    turn: "3",
    rosette: "c",
    ink: "teal",
    family: "work",
    marks: 2,
  },
  "h-1b-visa-services-for-employees": {
    stamp: employeesStamp,
    size: [260, 260],
    turn: "n6",
    rosette: "d",
    ink: "gold",
    family: "work",
    marks: 1,
  },
  "visa-for-nurses-rn": {
    stamp: nursesStamp,
    size: [268, 268],
    turn: "5",
    rosette: "e",
    ink: "teal",
    family: "work",
    marks: 0,
  },
  "paf-public-access-files-for-h-1b-employers": {
    stamp: publicAccessFileStamp,
    size: [320, 228],
    turn: "n2",
    rosette: "commit",
    ink: "gold",
    family: "work",
    marks: 5,
  },
  "family-based-visa": {
    stamp: familyStamp,
    size: [264, 272],
    turn: "n3",
    rosette: "a",
    ink: "teal",
    family: "family",
    marks: 4,
  },
  "fiance-visa": {
    stamp: fianceStamp,
    size: [388, 222],
    turn: "4",
    rosette: "f",
    ink: "gold",
    family: "family",
    marks: 3,
  },
  "visa-refusal-221g": {
    stamp: refusalStamp,
    size: [316, 206],
    turn: "n5",
    rosette: "d",
    ink: "teal",
    family: "status",
    marks: 2,
  },
  "student-visa": {
    stamp: studentStamp,
    size: [308, 270],
    turn: "2",
    rosette: "login",
    ink: "gold",
    family: "study",
    marks: "numbers",
  },
  "tn-visa": {
    stamp: tnStamp,
    size: [338, 194],
    turn: "n2",
    rosette: "c",
    ink: "gold",
    family: "work",
    marks: 0,
  },
  "i-485-adjustment-of-status": {
    stamp: adjustmentStamp,
    size: [268, 268],
    turn: "n4",
    rosette: "investor",
    ink: "teal",
    family: "status",
    marks: 5,
  },
  "e-3-visa": {
    stamp: e3Stamp,
    size: [312, 264],
    turn: "0",
    rosette: "b",
    ink: "gold",
    family: "work",
    marks: 4,
  },
  "h-1b1-singapore-visa": {
    stamp: singaporeStamp,
    size: [338, 188],
    turn: "3",
    rosette: "e",
    ink: "gold",
    family: "work",
    marks: 3,
  },
  "h-4-e-3d-td-dependent-visa-and-ead": {
    stamp: dependantsStamp,
    size: [332, 198],
    turn: "n3",
    rosette: "commit",
    ink: "teal",
    family: "family",
    marks: 2,
  },
};
