import { useForm, type DefaultValue, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useNavigation } from "@remix-run/react";
import { useEffect, useState, type FormEvent } from "react";
import type { z } from "zod";
import { inFormOrder } from "~/kernel/form-order";
import { dateInBoxes, isDateInBoxes } from "~/kernel/time/date-in-boxes";
import { problemIn, unworded, type Problem } from "~/kernel/problem";
import { useProblem } from "~/i18n/use-problem";
import { useNewest } from "~/ui/base/use-newest";

/** What the action of a form answered. */
export interface AnsweredForm {
  result?: SubmissionResult<Problem[]>;
}

interface AccountForm<S extends z.ZodType> {
  schema: S;
  answer: AnsweredForm | undefined;
  defaultValue?: DefaultValue<z.input<S>>;
  /** What each field is called, by its name. */
  labels: Readonly<Record<string, string>>;
}

/** How conform calls the button that it presses itself to look at one field. */
const INTENT = "__intent__";

const isIntent = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute("name") === INTENT;

/** What is wrong with a field, by what its schema refused. */
const saidOf = (schema: z.ZodType) => (issues: z.core.$ZodIssue[]) => issues.map(problemIn(schema));

/** What a field shows of what was posted. */
const textOf = (value: unknown): string | undefined =>
  isDateInBoxes(value) ? dateInBoxes(value) : typeof value === "string" ? value : undefined;

interface FieldState {
  id: string;
  name: string;
  initialValue?: unknown;
  errors?: Problem[];
}

/**
 * A form that works without script and tells what is wrong with a field once it was touched. What a refused submit
 * lists at the top stays as it was until the next submit, so that the list does not take the focus while one types.
 */
export function useAccountForm<S extends z.ZodType<Record<string, unknown>, Record<string, unknown>>>({
  schema,
  answer,
  defaultValue,
  labels,
}: AccountForm<S>) {
  const problem = useProblem();
  const busy = useNavigation().state !== "idle";
  const [submits, setSubmits] = useState(0);
  const [form, fields] = useForm<z.input<S>, z.output<S>, Problem[]>({
    lastResult: busy ? undefined : answer?.result,
    defaultValue,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema, error: unworded, formatError: saidOf(schema) }),
  });
  const said = (name: string) => {
    const message = name === "" ? undefined : problem(form.allErrors[name] ?? null);
    return message ? [{ name, message }] : [];
  };
  const read = () => {
    const names = inFormOrder(Object.keys(form.allErrors), answer?.result?.initialValue, Object.keys(labels));
    return { whole: problem(form.errors), fields: names.flatMap(said) };
  };
  const [trouble, setTrouble] = useState(read);
  const readAgain = useNewest(() => setTrouble(read()));
  useEffect(readAgain, [submits, answer, readAgain]);
  /** What a field of the design system needs. */
  const bind = (field: FieldState) => ({
    id: field.id,
    name: field.name,
    label: labels[field.name] ?? field.name,
    defaultValue: textOf(field.initialValue),
    error: problem(field.errors),
  });
  const formProps = {
    id: form.id,
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      form.onSubmit(event);
      if (!isIntent(event)) setSubmits((count) => count + 1);
    },
  };
  return {
    fields,
    bind,
    busy,
    formProps,
    trouble: {
      whole: trouble.whole,
      fields: trouble.fields.map(({ name, message }) => ({
        fieldId: `${form.id}-${name}`,
        message: labels[name] ? `${labels[name]}: ${message}` : message,
      })),
    },
  };
}
