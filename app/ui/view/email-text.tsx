import { Fragment } from "react";

/** An email address that breaks before its @ where a line is too short for it, and elsewhere only where it must. */
export function EmailText({ children }: { children: string }) {
  return (
    <bdi className="wrap-anywhere">
      {children.split("@").map((part, at) => (
        <Fragment key={at}>
          {at > 0 && (
            <>
              <wbr />@
            </>
          )}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
