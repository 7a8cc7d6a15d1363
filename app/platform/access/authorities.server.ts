/** Reach of a right: everyone's things, one's own, or none. */
type Reach = "all" | "own" | "none";

/** Who may do one thing. Employees also need the authority among those of their roles. */
interface Rule {
  anonymous?: boolean;
  /** Somebody who has not taken the second step; they may also do what strangers may. */
  pending?: "code" | "set-up" | "all";
  patient?: Reach;
  /** Holder of an appointment's mailed link, for that appointment. */
  link?: Reach;
  /** Guest of a room, for the appointment of the link. */
  guest?: Reach;
  employee?: Reach | "role";
  system?: boolean;
}

/**
 * Every authority of the product. `role` means: `<authority>` over everyone's things, `<authority>.own` over the
 * employee's own. Expected answers are written by hand in tests/support/expected/permissions.ts.
 */
export const AUTHORITIES = {
  "session.create": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "session.end": { patient: "own", employee: "own", pending: "all" },
  "secondFactor.give": { pending: "code" },
  /** Adding an authenticator app or a passkey: one's own, or because the organization requires it. */
  "secondFactor.setUp": { patient: "own", employee: "own", pending: "set-up" },
  "password.reset": { anonymous: true, patient: "all", employee: "all" },
  /** Creating an organization, if the deployment lets strangers do so. */
  "organization.create": { anonymous: true, patient: "all", employee: "all" },
  "patient.signup": { anonymous: true, patient: "all", employee: "all" },
  "employee.signup": { anonymous: true, patient: "all", employee: "all" },
  "userToken.create": { system: true },
  "clientError.report": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "user.language": { patient: "own", employee: "own" },
  "metadata.read": { employee: "role" },
  "organization.public": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all", system: true },
  "slots.read": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all", system: true },
  "appointment.book": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "appointment.set": { employee: "role" },
  "appointment.read": { patient: "own", link: "own", guest: "own", employee: "role", system: true },
  "appointment.list": { patient: "own", employee: "role" },
  "appointment.confirm": { patient: "own", link: "own", guest: "own", employee: "role", system: true },
  "appointment.cancel": { patient: "own", link: "own", employee: "role" },
  "appointment.reschedule": { patient: "own", link: "own", employee: "role" },
  "appointment.reject": { employee: "role" },
  "appointment.noShow": { employee: "role", system: true },
  /** Saying that a patient is here, and for staff calling them in. */
  "appointment.arrive": { patient: "own", link: "own", guest: "own", employee: "role" },
  /** Checking oneself in at the kiosk of a location, by a code or by name and date of birth. */
  "arrival.checkIn": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "appointment.start": { employee: "role", system: true },
  "appointment.conclude": { employee: "role", system: true },
  "appointment.complete": { employee: "role" },
  "appointment.expire": { system: true },
  /** Giving an appointment to another provider. */
  "appointment.assign": { employee: "role" },
  "appointment.block": { employee: "role" },
  "appointment.markPaid": { employee: "role" },
  "appointment.disable": { employee: "role" },
  "appointment.undo": { patient: "own", link: "own", employee: "role" },
  /** Joining the waiting list; somebody with an offer answers by the mailed link. */
  "waitingList.join": { patient: "own", link: "own" },
  "waitingList.leave": { patient: "own", link: "own" },
  "waitingList.answer": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "waitingList.offer": { system: true },
  /** Asking a patient how an appointment was, and asking again. */
  "feedback.ask": { employee: "role", system: true },
  /** Answering by the mailed link, which says about which appointment. */
  "feedback.answer": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "feedback.give": { patient: "own" },
  /** What patients said. */
  "feedback.read": { patient: "own", employee: "role" },
  /** Publishing, hiding and answering what they said, and seeing to it. */
  "feedback.manage": { employee: "role" },
  /** Asking in writing, and all that a patient does with what they asked. */
  "question.ask": { patient: "own" },
  "question.read": { patient: "own", employee: "role" },
  /** Answering, and for that taking what anybody may answer. */
  "question.answer": { employee: "role" },
  /** Handing a question to somebody else. */
  "question.assign": { employee: "role" },
  /** What the clock and the ledger do about questions. */
  "question.settle": { system: true },
  /** Being monitored at home, and all that a patient does about it. */
  "monitoring.take": { patient: "own" },
  /** Monitoring patients: who needs somebody, what alarms, and what was done. */
  "monitoring.work": { employee: "role" },
  /** What the clock and the ledger do about monitoring. */
  "monitoring.settle": { system: true },
  /** Filling in what one was asked to fill in, and reading what one has answered. */
  "questionnaire.answer": { patient: "own" },
  /** Answering what is asked before an appointment, by an account or by its link. */
  "questionnaire.brief": { patient: "own", guest: "own" },
  /** Reading what a patient has answered; the record's own rule counts besides. */
  "questionnaire.read": { employee: "role" },
  "questionnaire.assign": { employee: "role" },
  /** Building, publishing and retiring questionnaires. */
  "questionnaire.manage": { employee: "role" },
  /** What the clock does, and what is handed out before appointments. */
  "questionnaire.settle": { system: true },
  "patient.read": { patient: "own", employee: "role" },
  "patient.list": { employee: "role" },
  "patient.create": { employee: "role" },
  "patient.update": { patient: "own", employee: "role" },
  "patient.disable": { employee: "role" },
  /** Making patients on file be found in a new way. */
  "patient.index": { system: true },
  /** What a patient and the practice keep; which of it somebody may read and write, the kind of record says. */
  "healthRecord.read": { patient: "own", employee: "role" },
  "healthRecord.write": { patient: "own", employee: "role" },
  /** Opening the record of a patient whom one does not look after, for a reason that is written down. */
  "healthRecord.open": { employee: "role" },
  /** Throwing away what arrived of a file that nobody sends any more. */
  "healthRecord.sweep": { system: true },
  /** What a provider does about a patient: consultations, their notes and letters. Signing is the provider's alone. */
  "consultation.read": { patient: "own", employee: "role" },
  "consultation.write": { employee: "role" },
  "consultation.sign": { employee: "role" },
  /** Writing down that what a consultation decided on is booked. */
  "followUp.book": { system: true },
  /** Templates and snippets of the organization; everybody who writes notes has their own. */
  "noteTemplate.manage": { employee: "role" },
  "prescription.read": { patient: "own", employee: "role" },
  "prescription.write": { employee: "role" },
  "prescription.sign": { employee: "role" },
  /** Asking for the same medicines again. */
  "prescription.askRenewal": { patient: "own" },
  /** Checking a paper by its code, which is the permission. */
  "prescription.verify": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "prescription.expire": { system: true },
  /** The pharmacy's desk: handing out what was prescribed. */
  "pharmacy.work": { employee: "role" },
  /** Pharmacies, all prescriptions of the organization, and the report of what was handed out. */
  "pharmacy.manage": { employee: "role" },
  "labOrder.read": { patient: "own", employee: "role" },
  "labOrder.write": { employee: "role" },
  /** Reviewing results, so that they reach the patient. */
  "labOrder.review": { employee: "role" },
  /** Releasing results and telling of critical values that nobody has seen. */
  "labOrder.followUp": { system: true },
  /** The laboratory's desk: samples and results. */
  "laboratory.work": { employee: "role" },
  /** Laboratories and their tests, all orders of the organization, and the report of them. */
  "laboratory.manage": { employee: "role" },
  "patientCategory.manage": { employee: "role" },
  /** Importing patients from a file, and everything about imports. */
  "patientImport.manage": { employee: "role" },
  /** Reading the next piece of a started import. */
  "patientImport.run": { system: true },
  "family.manage": { patient: "own" },
  /** Answering as an adult relative, by the mailed link, which says who they are. */
  "family.consent": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  /** Refusing reminders by the link of an email, which says whose they are. */
  "messages.refuse": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  /** Reporting the delivery of a message; the sending service's signature is the permission. */
  "messages.report": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "family.requestRead": { system: true },
  /** Branches, departments, offerings and their configurations as staff see them, disabled ones too. */
  "organization.read": { employee: "role" },
  "organization.manage": { employee: "role" },
  "settings.read": { employee: "role" },
  "settings.change": { employee: "role" },
  /** A user's own settings: units, notifications, password, second factors, sessions. */
  "user.settings": { patient: "own", employee: "own" },
  "employee.list": { employee: "role" },
  "employee.manage": { employee: "role" },
  "employee.profile": { employee: "role" },
  "employee.timings": { employee: "role" },
  "ownership.reassign": { employee: "role" },
  "role.manage": { employee: "role" },
  "calendar.connect": { employee: "role" },
  /** Reading one's own appointments in one's own calendar program. */
  "calendar.subscribe": { patient: "own" },
  "apiKey.manage": { employee: "role" },
  "compliance.accept": { employee: "role" },
  "demo.manage": { employee: "role" },
  /** Requesting a file at all; the authority over its owner decides. */
  "file.read": { patient: "own", employee: "all" },
  "file.erase": { system: true },
  /** Adding demo files, by the operator. */
  "file.load": { system: true },
  /** Searching the practice; each kind of what is found asks for its own authority. */
  "search.use": { employee: "all" },
  /** Help pages. */
  "help.read": { patient: "all", employee: "all" },
  "room.enter": { guest: "own", patient: "own", employee: "role" },
  "room.attend": { employee: "role" },
  "room.list": { patient: "own", employee: "role" },
  /** The emails of a practice that runs on a laptop; in production the screen does not exist. */
  "developmentMail.read": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  /** Paying for an appointment that one may see. */
  "payment.make": { patient: "own", link: "own", employee: "all", system: true },
  /** Paying the practice by its payment link. */
  "payment.payNow": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  /** Reporting the state of a payment; the gateway's signature is the permission. */
  "payment.event": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  /** Checking payments from which nobody came back, and calling gateways that must be waited for. */
  "payment.check": { system: true },
  /** Looking after the practice's money: what is unpaid, what came in, and payments that only a person can settle. */
  "payment.review": { employee: "role", system: true },
  /** Invoices, credit notes and receipts: seeing them, making them out, and taking back what is on them. */
  "invoice.read": { patient: "own", employee: "role" },
  "invoice.issue": { employee: "role", system: true },
  "invoice.credit": { employee: "role" },
  /** Giving patients credits, and everything about them. */
  "credit.manage": { employee: "role" },
  /** Discounts, and the report of their uses. */
  "discount.manage": { employee: "role" },
  "credit.read": { patient: "own" },
  "charge.read": { patient: "own" },
  /** What one paid and owes, with the receipts. */
  "payment.read": { patient: "own" },
  /** Ending credits whose last day is over, and telling of it before. */
  "credit.expire": { system: true },
  /** Applying a verified payment to an appointment. */
  "payment.apply": { system: true },
  /** The payment page of the development gateway; in production it does not exist. */
  "developmentCheckout.answer": { anonymous: true, patient: "all", employee: "all", link: "all", guest: "all" },
  "outbox.deliver": { system: true },
  /** Setting an organization's limits, by the operator's endpoint. */
  "organization.limit": { system: true },
  "security.sweep": { system: true },
  "audit.seal": { system: true },
  "audit.verify": { system: true },
  /** Working out anew what the books hold, each night and by the operator's endpoint. */
  "ledger.verify": { system: true },
  /** Booking what happened before there were books, or by a Worker that keeps none, by the operator's endpoint. */
  "ledger.open": { system: true },
} as const satisfies Record<string, Rule>;

export type Authority = keyof typeof AUTHORITIES;
export type AuthorityRule = Rule;
