/**
 * The employee that a screen of two ids names: the team user and their profile are one, so both must say the same.
 * Empty where they do not, which no employee is called.
 */
export const profileIdOf = ({ teamUserId, profileId }: Readonly<Record<string, string | undefined>>): string =>
  teamUserId !== undefined && teamUserId === profileId ? teamUserId : "";
