import { formatMinutes, MINUTES_A_DAY } from "~/kernel/time/minutes";
import type { OpenWeek } from "~/kernel/time/opening-hours";
import type { ShownPlaceView } from "../booking/shown-place";
import type { FrontPageView } from "./front-page-view";

/** A practice as search engines are told of it. */
export interface DescribedPractice extends Pick<
  FrontPageView,
  "places" | "team" | "insurers" | "languages" | "services"
> {
  name: string;
  about: string;
  phone: string;
  email: string;
  website: string;
  /** Whole addresses: of the front page, of the logo and of the photo, where there are any. */
  url: string;
  logo: string | null;
  image: string | null;
  /** The whole address of a doctor's page and photo. */
  addressOf: (path: string) => string;
  profilePath: (id: string) => string;
  photoPath: (fileId: string) => string;
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** What is empty is not said. */
const filled = (facts: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) =>
        value !== "" && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

const clock = (minutes: number) => formatMinutes(minutes === MINUTES_A_DAY ? minutes - 1 : minutes % MINUTES_A_DAY);

const hoursOf = (week: OpenWeek) =>
  week.flatMap((spans, index) =>
    spans.map(({ from, until }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${DAYS[index] ?? ""}`,
      opens: clock(from),
      closes: clock(until),
    })),
  );

const placeOf = ({ name, address, city, postalCode, countryCode, phone, hours }: ShownPlaceView) => ({
  "@type": "MedicalClinic",
  ...filled({
    name,
    telephone: phone,
    address: {
      "@type": "PostalAddress",
      ...filled({ streetAddress: address, addressLocality: city, postalCode, addressCountry: countryCode }),
    },
    openingHoursSpecification: hours ? hoursOf(hours.week) : [],
  }),
});

/** The practice in the words of schema.org: MedicalClinic with its locations, and a Physician for each doctor shown. */
export function structuredData(practice: DescribedPractice): object {
  const { name, about, phone, email, website, url, logo, image, places, team, services, addressOf } = practice;
  const physicians = team.map(({ provider, departments }) => ({
    "@type": "Physician",
    ...filled({
      name: `${provider.firstName} ${provider.lastName}`.trim(),
      description: provider.designation,
      medicalSpecialty: departments,
      knowsLanguage: provider.languages.map((tag) => tag.replace("_", "-")),
      url: addressOf(practice.profilePath(provider.id)),
      image: provider.photoFileId && addressOf(practice.photoPath(provider.photoFileId)),
      parentOrganization: { "@id": `${url}#practice` },
    }),
  }));
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "MedicalClinic",
        "@id": `${url}#practice`,
        ...filled({
          ...{ name, description: about, url, logo, image, email, telephone: phone, sameAs: website },
          knowsLanguage: practice.languages,
          paymentAccepted: practice.insurers.join(", "),
          department: places.map(placeOf),
          availableService: services.map((service) => ({ "@type": "MedicalProcedure", name: service.name })),
        }),
      },
      ...physicians,
    ],
  };
}

/** A doctor whom enough patients have rated: Physician with AggregateRating. */
export const ratedPhysician = ({
  name,
  url,
  mean,
  count,
}: {
  name: string;
  url: string;
  mean: number;
  count: number;
}) => ({
  "@context": "https://schema.org",
  "@type": "Physician",
  ...{ name, url },
  aggregateRating: { "@type": "AggregateRating", ratingValue: mean, ratingCount: count, bestRating: 5, worstRating: 1 },
});

/** JSON as it may stand in a page: nothing in it ends the element or begins another. */
export const embedded = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
