import type { Problem } from "~/kernel/problem";
import type { MessageKey, ValuesArgument } from "./message-types";
import { useT } from "./use-t";

/** Puts the first problem of a field into words; undefined where there is none. */
export function useProblem(): (problems: readonly Problem[] | null | undefined) => string | undefined {
  const { t, has } = useT();
  return (problems) => {
    const [first] = problems ?? [];
    if (!first) return undefined;
    return has(first.message)
      ? t(first.message, ...([first.values ?? {}] as ValuesArgument<MessageKey>))
      : first.message;
  };
}
