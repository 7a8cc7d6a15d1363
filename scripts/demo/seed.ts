import { z } from "zod";
import { addDays } from "~/kernel/time/dates";
import { hashPassword } from "~/platform/access/password.server";
import { castOf, type Cast } from "~/features/demo/domain/cast";
import { LAST_ON_CALL_DAY, localDate } from "~/features/demo/domain/demo-days";
import { groupRows } from "./group-rows";
import { Ledger, type LedgerEntry } from "./ledger";
import { adminEmail, DEMO_PASSWORD } from "./logins";
import {
  findOrganization,
  issueInvoices,
  loadRows,
  openBooks,
  openOrganization,
  type Door,
  loadPhoto,
  loadPracticePicture,
} from "./operator";
import { portrait } from "./portrait";
import { placeMap, practicePhoto } from "./scene";
import type { PracticePlan } from "~/features/demo/domain/practice-plan";
import { consultationPapers } from "~/features/demo/support/fillers/consultation-papers.server";
import { creditRows, paidByCredits } from "~/features/demo/support/fillers/credits.server";
import { rowsOf } from "~/features/demo/domain/table-rows";
import { agreedPriceRows } from "~/features/demo/support/fillers/agreed-prices.server";
import { demoTaxes } from "~/features/demo/support/fillers/demo-taxes.server";
import { deskPaymentRows } from "~/features/demo/support/fillers/desk-payments.server";
import { discountRows } from "~/features/demo/support/fillers/discounts.server";
import { feedbackRows } from "~/features/demo/support/fillers/feedback.server";
import { paidOnline, paymentRows } from "~/features/demo/support/fillers/online-payments.server";
import { KEPT_FILLERS } from "~/features/demo/support/fillers/kept-fillers.server";
import { readVocabularies } from "~/features/phr/public.server";
import { SAMPLES } from "~/features/demo/support/samples.server";
import { practiceRows, appointmentRows } from "~/features/demo/support/fillers/fillers.server";
import { GROUPS, PRACTICES } from "./practices/all";
import { GRID_MINUTES } from "~/features/demo/domain/appointment-times";
import { countedPlaces, placeOfStart } from "~/features/demo/support/fillers/appointments.server";
import { addedAppointments, demoAppointments } from "~/features/demo/support/appointments/demo-appointments.server";

export interface SeedOptions extends Door {
  /** The file that remembers what was seeded (ledger.ts). */
  ledger: string;
  /** UTC ms; what is seeded now lies around it. */
  now: number;
  progress: (line: string) => void;
}

const known = z.object({ id: z.number().int() });
const opened = z.object({ organizationId: z.number().int(), roles: z.record(z.string(), z.string()) });

/** A request's body stays well under the megabyte that the Worker takes. */
const APPOINTMENTS_A_REQUEST = 400;

/**
 * Fills the demo practices. One that is missing is opened and filled; one whose filling was cut off is filled to its
 * end; one that was filled on an earlier day gets the appointments of the days since. What is there is never changed.
 */
export async function seedDemo(options: SeedOptions): Promise<void> {
  await readVocabularies();
  const ledger = new Ledger(options.ledger);
  await Promise.all(PRACTICES.map((plan) => seedPractice(options, ledger, plan)));
}

async function seedPractice(options: SeedOptions, ledger: Ledger, plan: PracticePlan): Promise<void> {
  const found = await findOrganization(options, plan.slug);
  const entry = found
    ? ledger.of(plan.slug, known.parse(found).id)
    : ledger.write(plan.slug, await openPractice(options, plan));
  if (!entry) {
    options.progress(`${plan.slug} already existed and was not changed`);
    return;
  }
  const cast = castOf(plan, entry.seededAt);
  const filled = entry.complete ? await addDaysSince(options, cast, entry) : await fillPractice(options, cast, entry);
  // The rows came past the books; what is in them already is not booked again.
  await openBooks(options, plan.slug);
  // Only once it was filled: what is issued later is the work of whoever tries the practice.
  if (!entry.complete) await issueInvoices(options, plan.slug);
  if (filled) ledger.write(plan.slug, filled);
}

async function openPractice(options: SeedOptions, plan: PracticePlan): Promise<LedgerEntry> {
  const answer = await openOrganization(options, {
    slug: plan.slug,
    name: plan.name,
    about: plan.about,
    database: plan.database,
    timeZone: plan.timeZone,
    defaultLocale: plan.locale,
    locales: plan.locales,
    currencyCode: plan.currency,
    phoneCallingCode: plan.callingCode,
    countryCode: plan.countryCode,
    contact: plan.contact,
    brandColour: plan.brandColour,
    calendarSlotMinutes: GRID_MINUTES,
    textConsultation: true,
    remoteMonitoring: true,
    demo: true,
    creator: { ...plan.creator, email: adminEmail(plan), password: DEMO_PASSWORD },
  });
  const { organizationId, roles } = opened.parse(answer);
  const today = localDate(plan.timeZone, options.now);
  return {
    organizationId,
    roles,
    seededAt: options.now,
    complete: false,
    visitsUntil: addDays(today, plan.size.lastDay),
    onCallUntil: addDays(today, LAST_ON_CALL_DAY),
  };
}

/** As the specification codes it. */
const FEMALE = 2;

/** The faces of the doctors, and what the front page shows: the house and a map for each location. */
async function loadPictures(options: SeedOptions, cast: Cast, { organizationId }: LedgerEntry): Promise<void> {
  const { slug } = cast.plan;
  for (const { id, plan } of cast.doctors) {
    const at = (size?: number) => portrait(`${slug} ${plan.key}`, plan.gender === FEMALE, size);
    await loadPhoto(options, organizationId, id, { original: at(), copies: { "160": at(160) } });
  }
  const photo = practicePhoto(
    slug,
    PRACTICES.findIndex((each) => each.slug === slug),
  );
  await loadPracticePicture(options, organizationId, "PHOTO", photo);
  for (const { id, key } of cast.branches)
    await loadPracticePicture(options, organizationId, id, placeMap(`${slug} ${key}`));
}

/** Loads everything; a piece that is there since a filling that was cut off is the same piece, and is passed over. */
async function fillPractice(options: SeedOptions, cast: Cast, entry: LedgerEntry): Promise<LedgerEntry> {
  const { slug } = cast.plan;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const given = { roles: entry.roles, passwordHash, samples: SAMPLES };
  await loadRows(options, entry.organizationId, practiceRows(cast, given, KEPT_FILLERS));
  await loadRows(options, entry.organizationId, [developmentGateway(entry), billingMethod(cast, entry)]);
  await loadPictures(options, cast, entry);
  const { branches, doctors, patients } = cast;
  options.progress(`${slug}: ${branches.length} locations, ${doctors.length} doctors, ${patients.length} patients`);
  const appointments = paidOnline(cast, paidByCredits(cast, demoAppointments(cast, entry.seededAt)));
  const discounts = discountRows(cast, appointments);
  const discounted = rowsOf(discounts, "agreed_price");
  const places = countedPlaces();
  for (let from = 0; from < appointments.length; from += APPOINTMENTS_A_REQUEST) {
    const piece = appointments.slice(from, from + APPOINTMENTS_A_REQUEST);
    await loadRows(options, entry.organizationId, [
      ...appointmentRows(piece, places),
      ...agreedPriceRows(piece, demoTaxes(cast), discounted),
      ...paymentRows(piece, TRIAL_GATEWAY),
    ]);
  }
  await loadRows(options, entry.organizationId, consultationPapers(cast, appointments));
  await loadRows(options, entry.organizationId, creditRows(cast, appointments));
  await loadRows(options, entry.organizationId, feedbackRows(cast, appointments));
  // Behind rows that are there once: in a filling that goes on they are passed over together.
  const taken = deskPaymentRows(cast, appointments, discounted);
  await loadRows(options, entry.organizationId, [...discounts, ...taken]);
  for (const group of GROUPS.filter((each) => each.slug === slug))
    await loadRows(options, entry.organizationId, groupRows(cast, group, appointments));
  options.progress(`${slug}: ${appointments.length} appointments around today`);
  return { ...entry, complete: true };
}

/** By it paying can be tried without money; a Worker in production passes it over. */
const TRIAL_GATEWAY = "DEVELOPMENT";

const developmentGateway = ({ seededAt }: LedgerEntry) => ({
  table: "payment_gateway",
  columns: ["id", "type", "status", "created_ts", "modified_ts"],
  rows: [["development", TRIAL_GATEWAY, "ACTIVE", seededAt, seededAt]],
});

/** How the practice itself pays for the platform. */
const billingMethod = ({ plan }: Cast, { seededAt }: LedgerEntry) => ({
  table: "billing_method",
  columns: ["id", "kind", "name", "holder_name", "email", "is_default", "created_at"],
  rows: [["invoices", "TRANSFER", plan.name, plan.name, adminEmail(plan), 1, seededAt]],
});

/**
 * Adds appointments for the days that have come within reach since, one by one: a time that is taken by now is passed
 * over.
 */
async function addDaysSince(options: SeedOptions, cast: Cast, entry: LedgerEntry): Promise<LedgerEntry | undefined> {
  const today = localDate(cast.plan.timeZone, options.now);
  const reach = { visitsUntil: addDays(today, cast.plan.size.lastDay), onCallUntil: addDays(today, LAST_ON_CALL_DAY) };
  if (reach.visitsUntil <= entry.visitsUntil) return undefined;
  const from = (until: string) => (until < today ? today : addDays(until, 1));
  const missing = {
    appointments: { from: from(entry.visitsUntil), to: reach.visitsUntil },
    onCall: { from: from(entry.onCallUntil), to: reach.onCallUntil },
  };
  let added = 0;
  for (const appointment of addedAppointments(cast, missing, options.now)) {
    const agreed = agreedPriceRows([appointment], demoTaxes(cast));
    const rows = [...appointmentRows([appointment], placeOfStart), ...agreed];
    if (await loadRows(options, entry.organizationId, rows)) added += 1;
  }
  options.progress(`${cast.plan.slug}: ${added} appointments added for the days since the last start`);
  return { ...entry, ...reach };
}
