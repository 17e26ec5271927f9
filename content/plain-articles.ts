import { accessibility } from "./accessibility.ts";
import { disclaimer } from "./disclaimer.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { refundPolicy } from "./refund-policy.ts";

/** Prose under a page head, a page each. Source: SPEC.md §2.1. */
export const plainArticles = [privacyPolicy, refundPolicy, disclaimer, accessibility] as const;
