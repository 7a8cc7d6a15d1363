import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { ForbiddenError, NotSignedInError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ChoiceCard } from "~/ui/action/choice-card";
import type { IconName } from "~/ui/base/icon";
import { PageHeader } from "~/ui/view/page-header";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  const { actor } = app;
  if (actor.kind === "employee") throw new ForbiddenError();
  if (actor.kind !== "patient") throw new NotSignedInError();
  return {
    title: createTranslator(app.locale).t("home:menu.profile"),
    name: actor.acting?.name ?? actor.displayName,
    /** Whoever acts for somebody does not sign in as them: their way in is their own. */
    isSelf: !actor.acting,
  };
});

interface Entry {
  name:
    | ("details" | "record" | "notifications" | "display" | "calendar" | "seen" | "download" | "everything" | "family")
    | ("security" | "email" | "deletion");
  href: string;
  icon: IconName;
  /** It is a file to keep. */
  download?: true;
  /** Nobody does it for somebody else. */
  ofSelf?: true;
}

const GROUPS: readonly { name: "you" | "reach" | "privacy" | "signIn"; ofSelf?: true; entries: readonly Entry[] }[] = [
  {
    name: "you",
    entries: [
      { name: "details", href: paths.healthProfileView(), icon: "person" },
      { name: "record", href: paths.healthProfile(), icon: "heart" },
    ],
  },
  {
    name: "reach",
    ofSelf: true,
    entries: [
      { name: "notifications", href: paths.notificationPreferences(), icon: "bell" },
      { name: "display", href: paths.accountDisplay(), icon: "eye" },
      { name: "calendar", href: paths.ownCalendar(), icon: "calendar" },
    ],
  },
  {
    name: "privacy",
    entries: [
      { name: "seen", href: paths.recordSeen(), icon: "search" },
      { name: "download", href: paths.recordPrint(), icon: "document" },
      { name: "everything", href: paths.everything(), icon: "download", download: true, ofSelf: true },
      { name: "family", href: paths.family(), icon: "people" },
    ],
  },
  {
    name: "signIn",
    ofSelf: true,
    entries: [
      { name: "security", href: paths.accountSecurity(), icon: "lock" },
      { name: "email", href: paths.accountEmail(), icon: "mail" },
      { name: "deletion", href: paths.deleteAccount(), icon: "trash" },
    ],
  },
];

/** All that is a patient's own to see and to change, in one place. */
export default function Profile() {
  const { title, name, isSelf } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  return (
    <>
      <PageHeader caption={name} title={title} lead={t("home:profile.lead")} />
      {GROUPS.filter(({ ofSelf }) => isSelf || !ofSelf).map((group) => (
        <section key={group.name} aria-labelledby={group.name} className="flex flex-col gap-3">
          <h2 id={group.name} className="text-xl font-semibold">
            {t(`home:profile.${group.name}`)}
          </h2>
          <ul className="grid gap-3 tablet:grid-cols-2">
            {group.entries
              .filter(({ ofSelf }) => isSelf || !ofSelf)
              .map(({ name: of, ...entry }) => (
                <li key={of}>
                  <ChoiceCard {...entry} title={t(`home:profile.${of}.title`)}>
                    {t(`home:profile.${of}.text`)}
                  </ChoiceCard>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
