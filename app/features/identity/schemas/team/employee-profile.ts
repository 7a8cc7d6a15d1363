import { z } from "zod";
import { storePhone } from "~/kernel/contact/stored-phone";
import { writtenText } from "~/kernel/text-fields";
import { SPOKEN_LANGUAGES } from "../../domain/team/spoken-languages";
import { optionalLine, optionalText, versionField } from "./employee";
import { callingCodeField, emailField, honorificField, optionalPhoneField } from "../sessions/person-fields";

const MOST_ENTRIES = 30;
const MOST_INSURERS = 100;
const LINE_LENGTH = 300;
const TEXT_LENGTH = 4_000;

/** One entry a line, or a list of them; empty ones do not count. */
const linesField = z
  .preprocess(
    (given) => (Array.isArray(given) ? given.join("\n") : given),
    writtenText(MOST_ENTRIES * LINE_LENGTH).optional(),
  )
  .transform((text) =>
    (text ?? "")
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  )
  .pipe(
    z.array(z.string().max(LINE_LENGTH, "errors:field.tooLong")).max(MOST_ENTRIES, "employees:profile.tooManyEntries"),
  );

const isWebAddress = (text: string) => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") && url.hostname.includes(".");
};

const webAddressField = optionalLine(1_000).refine(
  (text) => text === "" || isWebAddress(text),
  "employees:profile.webAddress",
);

/** Links with what they are called; a row left empty does not count, one without a name is called by its address. */
const linksField = z
  .array(
    z.object({
      label: optionalLine(LINE_LENGTH),
      url: webAddressField,
    }),
  )
  .max(MOST_ENTRIES, "employees:profile.tooManyEntries")
  .default([])
  .transform((links) =>
    links.filter(({ url }) => url !== "").map(({ label, url }) => ({ label: label === "" ? url : label, url })),
  );

const testimonialsField = z
  .array(z.object({ author: optionalLine(LINE_LENGTH), text: optionalText(TEXT_LENGTH) }))
  .max(MOST_ENTRIES, "employees:profile.tooManyEntries")
  .default([])
  .transform((said) => said.filter(({ text }) => text !== ""));

/** What they write for patients; without a day it was written today. One without a title or words does not count. */
const postsField = z
  .array(
    z.object({
      title: optionalLine(LINE_LENGTH),
      text: optionalText(TEXT_LENGTH),
      on: z.iso.date().or(z.literal("")).default(""),
    }),
  )
  .max(MOST_ENTRIES, "employees:profile.tooManyEntries")
  .default([])
  .transform((posts) => posts.filter(({ title, text }) => title !== "" || text !== ""));

/** What a provider tells of themselves. */
export const employeeProfileSchema = z.object({
  version: versionField,
  title: honorificField,
  designation: optionalLine(120),
  about: optionalText(TEXT_LENGTH),
  displayProfile: z.boolean().default(false),
  languages: z.array(z.enum(SPOKEN_LANGUAGES, "errors:field.chooseOne")).default([]),
  academics: linesField,
  achievements: linesField,
  additionalTraining: linesField,
  profileExtraInfo: optionalText(TEXT_LENGTH),
  urls: linksField,
  resources: linksField,
  testimonials: testimonialsField,
  posts: postsField,
  videoUrl: webAddressField,
  /** None for all that the practice accepts. */
  insurers: z.array(z.string().trim().min(1).max(LINE_LENGTH)).max(MOST_INSURERS).default([]),
});

/** What somebody signs in with and is reached by. An empty language is the organization's. */
export const employeeAccountSchema = z
  .object({
    version: versionField,
    email: emailField,
    phoneCallingCode: callingCodeField.optional(),
    phone: optionalPhoneField,
    languageCode: optionalLine(20),
  })
  .check(storePhone);
