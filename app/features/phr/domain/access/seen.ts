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

/** How the parts of a record are called that are no kind of health record, by what the audit calls them. */
const PARTS: Readonly<Record<string, string>> = {
  appointment: "appointment",
  file: "file",
  patient: "profile",
  healthProfile: "profile",
  recordSeen: "seen",
  trackerReading: "trackers",
  patientInsurance: "insurance",
};

/** The acts of the audit by which somebody saw something of a patient. */
const READS: Readonly<Record<string, (subjectKind: string) => string>> = {
  "healthRecord.read": (subjectKind) => PARTS[subjectKind] ?? subjectKind,
  "healthRecord.export": (subjectKind) => PARTS[subjectKind] ?? subjectKind,
  "healthRecord.open": () => "opened",
  "patient.read": (subjectKind) => (subjectKind === "appointment" ? "appointment" : "person"),
  "consultation.read": () => "consultation",
  "file.read": () => "file",
};

/** What somebody saw by an act of the audit; null where they saw nothing. */
export const seenBy = (action: string, subjectKind: string): string | null => READS[action]?.(subjectKind) ?? null;
