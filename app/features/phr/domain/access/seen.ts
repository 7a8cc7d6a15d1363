/** One look at a patient's record, as the audit has it. */
export interface Look {
  /** UTC ms. */
  at: number;
  actorKind: string;
  actorId: string | null;
  /** What was looked at, by the name of its words. */
  what: string;
}

/** What one person looked at within a short time. */
export interface Burst {
  actorKind: string;
  actorId: string | null;
  /** UTC ms: the first and the last look. */
  from: number;
  to: number;
  what: string[];
}

const TOGETHER_MS = 600_000;

/**
 * Looks of the same person that follow each other within ten minutes, as one; the newest first.
 * @param looks newest first
 */
export function burstsOf(looks: readonly Look[]): Burst[] {
  const bursts: Burst[] = [];
  const last = new Map<string, Burst>();
  for (const { at, actorKind, actorId, what } of looks) {
    const who = `${actorKind} ${actorId}`;
    const open = last.get(who);
    if (open && open.from - at <= TOGETHER_MS) {
      open.from = at;
      if (!open.what.includes(what)) open.what.push(what);
      continue;
    }
    const burst = { actorKind, actorId, from: at, to: at, what: [what] };
    bursts.push(burst);
    last.set(who, burst);
  }
  return bursts;
}

/** The words for subjects of the audit that are not a kind of health record. */
const SUBJECTS: Readonly<Record<string, string>> = {
  patient: "profile",
  healthProfile: "profile",
  recordSeen: "seen",
  trackerReading: "trackers",
  patientInsurance: "insurance",
};

/** How a part of a health record is called, by its field in the audit; null where it is called as the whole subject. */
const PARTS: Readonly<Record<string, string | null>> = {
  list: null,
  record: null,
  form: null,
  conflict: null,
  areas: null,
  profile: null,
  picture: null,
  overview: "overview",
  alerts: "alerts",
  pharmacy: "pharmacy",
  timeline: "timeline",
  insurance: "insurance",
  files: "file",
  print: "print",
  export: "copy",
};

/** The columns of an audit row that tell what somebody saw. */
interface Line {
  action: string;
  subjectKind: string;
  part: string | null;
}

const inRecord = ({ subjectKind, part }: Line): string => PARTS[part ?? ""] ?? SUBJECTS[subjectKind] ?? subjectKind;

/** The acts of the audit by which somebody saw something of a patient. */
const READS: Readonly<Record<string, (line: Line) => string>> = {
  "healthRecord.read": inRecord,
  "healthRecord.export": inRecord,
  "healthRecord.open": () => "opened",
  "patient.read": ({ subjectKind }) => (subjectKind === "appointment" ? "appointment" : "person"),
  "appointment.list": () => "appointment",
  "appointment.history": () => "appointment",
  "payment.list": () => "payments",
  "credit.list": () => "payments",
  "invoice.list": () => "payments",
  "invoice.read": () => "payments",
  "credit.read": () => "payments",
  "consultation.list": () => "consultation",
  "consultation.read": () => "consultation",
  "prescription.read": () => "prescription",
  "prescription.verify": () => "prescription",
  "file.read": () => "file",
  "labOrder.list": () => "laboratory",
  "labOrder.read": () => "laboratory",
  "question.read": () => "question",
  "monitoring.read": () => "monitoring",
  "questionnaire.read": () => "questionnaire",
  "questionnaire.list": () => "questionnaire",
};

/** What a visitor without an account may see of a patient: whoever holds the paper of a prescription checks its code. */
const READS_OF_VISITORS = new Set(["prescription.verify"]);
/** Others than these act for no person: they send what was asked for, or count. */
const PEOPLE = new Set(["employee", "patient", "apiKey"]);

/** Whether a line of the audit is the look of somebody other than the patient. */
export const isOthers = (
  { action, actorKind, actorId }: { action: string; actorKind: string; actorId: string | null },
  patientId: string,
): boolean =>
  actorKind === "anonymous"
    ? READS_OF_VISITORS.has(action)
    : PEOPLE.has(actorKind) && !(actorKind === "patient" && actorId === patientId);

/** What somebody saw by a line of the audit; null where they saw nothing. */
export const seenBy = (line: Line): string | null => READS[line.action]?.(line) ?? null;

/** Whether the list knows what a reading of a part of a health record is called. */
export const isKnownPart = (part: string): boolean => Object.hasOwn(PARTS, part);
