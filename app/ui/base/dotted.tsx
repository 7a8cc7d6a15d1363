import { Fragment } from "react";

/** Facts in one line, each kept in its own direction whatever language it is in. */
export function Dotted({ parts }: { parts: readonly (string | false | null | undefined)[] }) {
  const said = parts.filter((part) => typeof part === "string" && part !== "");
  return (
    <>
      {said.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && " · "}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </>
  );
}
