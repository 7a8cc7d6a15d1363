import wholeSheet from "~/ui/styles/app.css?url";
import type { PrintedProfile } from "../../domain/export/printed-profile";
import { ProfileSheet } from "./profile-sheet";

interface ProfileDocumentProps {
  profile: PrintedProfile;
  /** Where its styles and the logo are: scheme and host. */
  origin: string;
}

/** The sheet as a page of its own, for a browser that makes a PDF of it. */
export function ProfileDocument({ profile, origin }: ProfileDocumentProps) {
  return (
    <html lang={profile.language} dir={profile.dir} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <base href={`${origin}/`} />
        <title>{profile.title}</title>
        <link rel="stylesheet" href={wholeSheet} />
      </head>
      <body>
        <ProfileSheet profile={profile} />
      </body>
    </html>
  );
}
