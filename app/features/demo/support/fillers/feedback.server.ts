import { APPOINTMENT_STATE as S } from "~/features/scheduling/public.server";
import { messageLocaleOf } from "~/i18n/locales";
import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { Cast } from "../../domain/cast";
import { localDate } from "../../domain/demo-days";
import { createRandom, type Random } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import { FEEDBACK_WORDS } from "./feedback-words";

const HOUR_MS = 60 * MINUTE_MS;
/** Patients are asked since then. */
const ASKED_FOR_DAYS = 360;
const ASKED_AFTER_HOURS = 2;
const ANSWER_DAYS = 7;
/** What is said after this is still to be seen to. */
const SEEN_TO_DAYS = 6;
const STARS = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 2, 1] as const;

interface Asked {
  cast: Cast;
  appointment: DemoAppointment;
  at: number;
  random: Random;
}

const yes = (value: boolean) => (value ? 1 : 0);

/** What is the same in every row, in the order of its columns. */
const unanswered = ({ appointment, at }: Asked): Row => ({
  ...{ appointment_id: appointment.id, patient_id: appointment.patient?.id ?? "", provider_id: appointment.doctor.id },
  ...{ offering_id: appointment.offering.id, branch_id: appointment.branch.id },
  ...{ is_video: yes(appointment.offering.kind === "video"), state: "ASKED" },
  ...{ asked_at: at, expires_at: at + ANSWER_DAYS * DAY_MS, given_at: null, stars: null, technical: null },
  ...{ waiting: null, recommends: null, words: "", is_anonymous: 0, wants_contact: 0, may_publish: 0 },
  ...{ published_at: null, reply: "", is_open: 0 },
});

/** An answer as somebody gives who is content or not; null where they have given none by now. */
function answered(asked: Asked): Row | null {
  const { cast, appointment, at, random } = asked;
  const givenAt = at + random.whole(1, 60) * HOUR_MS + random.whole(0, 59) * MINUTE_MS;
  if (givenAt >= cast.seededAt || !random.chance(0.5)) return null;
  const { said, sorry, thanks } = FEEDBACK_WORDS[messageLocaleOf(cast.plan.locale)];
  const stars = random.pick(STARS);
  const isVideo = appointment.offering.kind === "video";
  const near = () => Math.min(5, Math.max(1, stars + random.pick([-1, 0, 0, 1])));
  const words = random.chance(0.55)
    ? random.pick<string>([...said[stars].any, ...said[stars][isVideo ? "video" : "clinic"]])
    : "";
  const isLow = stars <= 2;
  const isNew = givenAt > cast.seededAt - SEEN_TO_DAYS * DAY_MS;
  const mayPublish = words !== "" && stars >= 4 && random.chance(0.7);
  const seenAt = givenAt + random.whole(3, 30) * HOUR_MS;
  const isPublished = mayPublish && seenAt < cast.seededAt;
  return {
    ...unanswered(asked),
    ...{ state: "GIVEN", given_at: givenAt, stars, technical: isVideo ? near() : null },
    ...{ waiting: random.chance(0.6) ? near() : null },
    recommends: random.chance(0.6) ? Math.min(10, Math.max(0, stars * 2 + random.pick([-1, 0]))) : null,
    ...{ words, is_anonymous: yes(random.chance(0.1)), wants_contact: yes(isLow && random.chance(0.5)) },
    ...{ may_publish: yes(mayPublish), published_at: isPublished ? seenAt : null },
    reply: isLow && !isNew ? sorry : isPublished && random.chance(0.2) ? thanks : "",
    is_open: yes(isLow && isNew),
  };
}

/** The counters of what was given, as every answer counts itself. */
function counters({ plan }: Cast, given: readonly Row[]): TableRows[] {
  const months = new Map<string, Row>();
  const providers = new Map<string, Row>();
  const add = (into: Map<string, Row>, key: string, named: Row, stars: number) => {
    const { count, stars: before } = into.get(key) ?? { count: 0, stars: 0 };
    into.set(key, { ...named, count: Number(count) + 1, stars: Number(before) + stars });
  };
  for (const { given_at, stars, provider_id, offering_id, branch_id } of given) {
    const month = localDate(plan.timeZone, Number(given_at)).slice(0, 7);
    const kinds = { ALL: "", PROVIDER: provider_id, OFFERING: offering_id, BRANCH: branch_id };
    for (const [kind, subject] of Object.entries(kinds))
      add(months, `${kind} ${subject} ${month}`, { kind, subject_id: subject ?? "", month }, Number(stars));
    add(providers, String(provider_id), { employee_id: provider_id ?? "" }, Number(stars));
  }
  return [tableOf("rating_count", [...months.values()]), tableOf("provider_rating", [...providers.values()])];
}

/**
 * What patients said of the appointments that took place, and how it counts. The one who signs in was asked yesterday about
 * their latest one, and has not answered.
 */
export function feedbackRows(cast: Cast, appointments: readonly DemoAppointment[]): TableRows[] {
  const { plan, seededAt } = cast;
  const random = createRandom(`demo/${plan.slug}/feedback`);
  const held = appointments.filter(
    ({ state, patient, endsAt }) =>
      state === S.COMPLETED && patient !== null && endsAt > seededAt - ASKED_FOR_DAYS * DAY_MS,
  );
  const latest = held.findLast(({ patient }) => patient?.id === cast.patients[0]?.id);
  const rows = held.flatMap((appointment): Row[] => {
    const at = appointment.endsAt + ASKED_AFTER_HOURS * HOUR_MS;
    const asked = { cast, appointment, at, random: random.fork(appointment.id) };
    if (at >= seededAt) return [];
    if (appointment === latest) return [unanswered({ ...asked, at: Math.max(at, seededAt - DAY_MS) })];
    return [answered(asked) ?? unanswered(asked)];
  });
  const given = rows.filter(({ state }) => state === "GIVEN");
  return [tableOf("feedback", rows), ...counters(cast, given)].filter((table) => table.rows.length > 0);
}
