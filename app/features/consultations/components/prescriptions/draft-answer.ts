import { answerTo, type PostedAnswer } from "~/screens/use-posted-form";
import { isReasonField } from "../../domain/prescriptions/given-reasons";
import { isLineField } from "../../schemas/prescriptions/line";

/** Fields that prove who signs. */
export const PROOF = { code: "secondFactor", password: "password" } as const;

/** How the answer is called that keeps what was typed, with what is proposed or was filled in. */
export const PROPOSE = "propose";

/** The buttons of the form of a medicine, with which the reasons for warnings and the proof of who signs go along. */
const INTENTS = ["line", "sign", "overrule", PROPOSE] as const;

/** The answer to the form of a draft, and the parts of its page that show it. */
interface DraftAnswer {
  /** What was posted, with what is wrong with it. */
  posted: PostedAnswer | undefined;
  /** Whether it is said above the medicines: of a line that is not whole, or of a reason. */
  saidAbove: boolean;
  ofLine: PostedAnswer | undefined;
  ofSign: PostedAnswer | undefined;
}

/**
 * Where the answer to the form of a draft is shown: each mistake is said above the fields that it is about, once.
 * @param lineIds the ids of the medicines of the draft, by which the service names one that is not whole
 */
export function draftAnswer(answer: Partial<PostedAnswer> | undefined, lineIds: readonly string[]): DraftAnswer {
  const intent = INTENTS.find((each) => answerTo(answer, { intent: each }) !== undefined);
  const posted = intent && answerTo(answer, { intent });
  const wrong = Object.keys(posted?.result.error ?? {});
  const isOf = (test: (name: string) => boolean) => wrong.some(test);
  const shown = isOf((name) => isReasonField(name) || lineIds.includes(name))
    ? "overrule"
    : isOf(isLineField)
      ? "line"
      : isOf((name) => name === PROOF.code || name === PROOF.password)
        ? "sign"
        : intent;
  // A medicine that was typed beside a reason is kept, without the mistake that is not its own.
  const typed =
    intent === "line" && shown === "overrule" ? posted && { result: { ...posted.result, error: null } } : undefined;
  return {
    posted,
    saidAbove: shown === "overrule",
    ofLine: shown === "line" || shown === PROPOSE ? posted : typed,
    ofSign: shown === "sign" ? posted : undefined,
  };
}
