import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import type { ButtonLook } from "~/ui/action/button-style";
import type { IconName } from "~/ui/base/icon";

interface SignOutFormProps extends ButtonLook {
  /** Where to go on after the next sign-in. */
  next?: string;
  icon?: IconName;
  children: ReactNode;
}

/** Signs out by a press: a link would do it for whoever lures somebody onto it. Needs no script. */
export function SignOutForm({ next, children, ...look }: SignOutFormProps) {
  return (
    <form method="post" action={paths.logout(next)} data-signs-out>
      <Button type="submit" {...look}>
        {children}
      </Button>
    </form>
  );
}
