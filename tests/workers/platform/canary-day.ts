import { deliverMail } from "~/features/notifications/services/mail/deliver-mail.server";
import { issueAuthToken } from "~/features/identity/services/sessions/issue-auth-token.server";
import { registerProfessional } from "~/features/identity/services/team/register-professional.server";
import { reportClientError } from "~/features/identity/services/metadata/report-client-error.server";
import { requestUserLink } from "~/features/identity/services/accounts/request-user-link.server";
import { signIn } from "~/features/identity/services/sessions/sign-in.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { openAppointmentLink } from "~/features/scheduling/services/appointments/open-appointment-link.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { authorize } from "~/platform/access/authorize.server";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { failureOf } from "~/platform/http/failure.server";
import { createLogger } from "~/platform/log.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { employeeActor } from "../support/organization";
import { deliver, lastMail, lookForDueWork } from "../notifications/scene";
import type { Practice } from "../scheduling/scene";

/** Words that stand nowhere else, each where a person's own data goes. */
const WORDS = {
  firstName: "Qanarifirst",
  lastName: "Qanarilast",
  email: "qanari.visitor@canary-mail.example",
  phone: "5550198731",
  reason: "qanari rash on the left knee",
  note: "qanari is on holiday",
  doctorFirstName: "Qanaridoctor",
  doctorEmail: "qanari.doctor@canary-mail.example",
  wrongUsername: "qanari.nobody@canary-mail.example",
  password: "qanari battery staple",
  thrown: "qanari in a message",
};

/** Every canary of the day by what it is, the tokens included. */
export type Planted = Record<string, string>;

const ADDRESS = "192.0.2.77";
const TEN_DAYS = 10 * 86_400_000;

/** Contexts that log as the product's do, with their work after the answer waited for. */
function loudContexts(practice: Practice) {
  const works: Promise<unknown>[] = [];
  const as = async (actor: Actor): Promise<RequestContext> => ({
    ...(await practice.as(actor, Date.now())),
    log: createLogger("canary"),
    waitUntil: (work) => void works.push(work),
  });
  return { as, settled: () => Promise.all(works) };
}

type Contexts = ReturnType<typeof loudContexts>;

/** Answers a failure as a door does, and goes on. */
async function failing(context: RequestContext, work: Promise<unknown>): Promise<void> {
  await work.then(
    () => undefined,
    (error: unknown) => void failureOf(error, context.log, context.organization.id),
  );
}

async function comeAndGo(practice: Practice, { as, settled }: Contexts): Promise<Planted> {
  const stranger = await as({ kind: "anonymous" });
  await failing(stranger, signIn(stranger, { username: WORDS.wrongUsername, password: WORDS.password }, ADDRESS));
  const signedIn = await signIn(stranger, { username: "doctor@clinic.example", password: practice.password }, ADDRESS);
  const professional = { title: 2, firstName: WORDS.doctorFirstName, lastName: "Canary", email: WORDS.doctorEmail };
  await registerProfessional(stranger, professional, ADDRESS);
  await failing(stranger, registerProfessional(stranger, { ...professional, email: "qanari-no-mail" }, ADDRESS));
  await requestUserLink(stranger, { username: WORDS.doctorEmail }, ADDRESS);
  await failing(stranger, authorize(stranger, "patient.read", { kind: "patient", id: WORDS.email }));
  const stack = `Error: ${WORDS.thrown}\n at ${WORDS.email} (/assets/x.js:1:2)`;
  await reportClientError(
    stranger,
    { name: WORDS.email, route: `/v/${signedIn.reference}?q=${WORDS.email}`, stack },
    ADDRESS,
  );
  await settled();
  return { reference: signedIn.reference, authToken: await issueAuthToken(stranger, signedIn) };
}

async function bookAndCancel(practice: Practice, { as, settled }: Contexts): Promise<Planted> {
  const stranger = await as({ kind: "anonymous" });
  const startTime = Math.ceil((Date.now() + TEN_DAYS) / 86_400_000) * 86_400_000 + 10 * 3_600_000;
  const { firstName, lastName, email, phone, reason, note } = WORDS;
  const booking = {
    serviceOfferingId: practice.ids.videoOffering,
    requestedEmployeeId: practice.ids.doctor,
    startTime,
    reason,
    visitor: { firstName, lastName, email, phoneCallingCode: "34", phone },
    idempotencyKey: "canary-booking-1",
  };
  const { appointmentId } = await bookAppointment(stranger, booking);
  await failing(stranger, bookAppointment(stranger, { ...booking, idempotencyKey: "canary-booking-2" }));
  await failing(stranger, bookAppointment(stranger, { ...booking, visitor: { email } }));
  const doctor = await as(employeeActor(practice.ids.doctor, { userId: practice.ids.doctorUser }));
  await viewAppointment(doctor, appointmentId);
  await confirmAppointment(doctor, { appointmentId });
  await deliverAll(practice);
  const mail = (await lastMail(practice)).text;
  const appointmentToken = /\/v\/([\w-]{20,})/.exec(mail)?.[1] ?? "no visit link";
  const roomToken = /\/r\/([\w-]{20,})/.exec(mail)?.[1] ?? "no room link";
  await openAppointmentLink(stranger, appointmentToken);
  await failing(stranger, openAppointmentLink(stranger, `${roomToken}x`));
  await cancelAppointment(doctor, { appointmentId, note });
  await settled();
  return { appointmentToken, roomToken };
}

/** Does everything in the outbox, whenever it was to go out. */
async function deliverAll(practice: Practice): Promise<void> {
  const { db } = await practice.as({ kind: "system", task: "test" }, Date.now());
  const { results } = await db
    .raw("SELECT id FROM outbox WHERE organization_id = ?1 AND status = 'PENDING' ORDER BY id", practice.entry.id)
    .all<{ id: string }>();
  await db.raw("UPDATE outbox SET available_at = 0 WHERE organization_id = ?1", practice.entry.id).run();
  for (const { id } of results) await deliver(practice, id);
}

/** What the database, a transport and a defect say when they fail quotes what people typed. */
async function goWrong(practice: Practice, { as }: Contexts): Promise<void> {
  const system = await as({ kind: "system", task: "canary" });
  const text =
    "INSERT INTO user (organization_id, id, type, username, email, created_at) VALUES (?1, ?2, ?3, ?4, ?4, 0)";
  const insert = () => system.db.raw(text, practice.entry.id, WORDS.firstName, "EMPLOYEE", WORDS.doctorEmail).run();
  await failing(system, insert());
  await failing(system, Promise.reject(new Error(WORDS.thrown, { cause: new Error(WORDS.email) })));
  const [id] = await lookForDueWork(practice);
  const item = id === undefined ? undefined : await pendingOutboxItem(system, id);
  const transport = { hand: () => Promise.reject(new Error(`no such address ${WORDS.email}`)) };
  if (item) await failing(system, deliverMail(system, item, transport));
}

/** A day at the practice: sign-in, registration, a booking with its mails, a cancellation, and all that can fail. */
export async function dayWithCanaries(practice: Practice): Promise<Planted> {
  const contexts = loudContexts(practice);
  const session = await comeAndGo(practice, contexts);
  const links = await bookAndCancel(practice, contexts);
  await goWrong(practice, contexts);
  await deliverAll(practice);
  return { ...WORDS, ...session, ...links };
}
