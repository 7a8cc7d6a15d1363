import { useLocation } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { DISPLAY_CHOICES, type Display } from "~/kernel/display";
import { paths } from "~/paths";
import { Icon, type IconName } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Avatar } from "~/ui/view/avatar";
import type { ShellPerson } from "./shell-data.server";

const MENU_ID = "account";
/** Opens and closes without script; React 18 does not know these attributes yet, so they are plain ones. */
const opens = { popovertarget: MENU_ID };
const opened = { popover: "auto" };

/** Who is signed in, as the button that opens their menu: how screens look, their account, and the way out. */
export function AccountMenu({ person }: { person: ShellPerson }) {
  const { t } = useT();
  return (
    <>
      <button {...opens} type="button" className="account-button">
        <VisuallyHidden>{t("home:account.menu")}: </VisuallyHidden>
        <Avatar name={person.name} size="small" {...person.avatar} />
        <span className="account-name" dir="auto">
          {person.name}
        </span>
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div {...opened} id={MENU_ID} className="account-menu float-in">
        <AccountEntries person={person} />
      </div>
    </>
  );
}

/** What the account's menu holds, on a bar as in the sheet of a phone. */
export function AccountEntries({ person }: { person: ShellPerson }) {
  const { t } = useT();
  return (
    <div className="account-entries">
      <Choice name="theme" label={t("common:appearance.label")} display={person.display} />
      {person.kind === "employee" && (
        <Choice name="density" label={t("home:display.density")} display={person.display} />
      )}
      <ul>
        {person.kind === "patient" && <Entry href={paths.profile()} icon="person" label={t("home:menu.profile")} />}
        <Entry href={paths.accountDisplay()} icon="eye" label={t("home:display.title")} />
        <Entry href={paths.accountSecurity()} icon="lock" label={t("common:accountSecurity")} />
        <li>
          <form method="post" action={paths.logout()} data-signs-out>
            <button type="submit">
              <Icon name="sign-out" />
              {t("common:signOut")}
            </button>
          </form>
        </li>
      </ul>
    </div>
  );
}

function Entry({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <li>
      <Anchor href={href}>
        <Icon name={icon} />
        {label}
      </Anchor>
    </li>
  );
}

interface ChoiceProps {
  name: "theme" | "density";
  label: string;
  display: Display;
}

/** A choice of how screens look, as buttons that each post it: the page comes back so. Its script needs no new page. */
function Choice({ name, label, display }: ChoiceProps) {
  const { t } = useT();
  const { pathname, search } = useLocation();
  const words: Readonly<Record<string, string>> = {
    system: t("common:appearance.system"),
    light: t("common:appearance.light"),
    dark: t("common:appearance.dark"),
    comfortable: t("home:display.comfortable"),
    compact: t("home:display.compact"),
  };
  return (
    <form method="post" action={paths.accountDisplay({ next: `${pathname}${search}` })} data-display>
      <fieldset>
        <legend>{label}</legend>
        <div className="account-choice">
          {DISPLAY_CHOICES[name].map((value) => (
            <button key={value} type="submit" name={name} value={value} aria-pressed={display[name] === value}>
              {words[value]}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
