import type { PostedForm } from "./use-posted-form";

interface Asked {
  name: string;
  kind: string;
  options?: readonly { value: string }[];
  placeholder?: string;
}

const saysSomething = (value: unknown): boolean => {
  if (typeof value === "object" && value !== null) return Object.values(value).some(saysSomething);
  return value !== undefined && value !== null && value !== "" && value !== false;
};

/** Whether a field says something of its own: not what stands in it before anybody has chosen anything. */
export function isFilled({ name, kind, options = [], placeholder }: Asked, form: PostedForm): boolean {
  if (kind === "partialDate") return saysSomething(form.parts(name));
  if (kind === "phone") return saysSomething(form.value(`${name}.number`) ?? form.text(name).defaultValue);
  const isPreset = kind === "choice" && placeholder === undefined && form.has(name, options[0]?.value ?? "");
  return !isPreset && saysSomething(form.value(name));
}
