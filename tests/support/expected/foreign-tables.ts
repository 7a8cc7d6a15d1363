/** Tables by their names in the database, parted by spaces, by the feature that owns them. */
type Tables = Readonly<Record<string, string>>;

/**
 * Which tables of others a feature reads in its own statements, where a join is one round trip; everything else is read
 * through the owner's public face. `platform` is app/db and app/platform, which know no feature. The list only shrinks.
 */
export const FOREIGN_READS: Readonly<Record<string, Tables>> = {
  demo: { identity: "employee role", patients: "patient", scheduling: "appointment" },
  identity: {
    organization: "branch department employee_offering service_offering",
    patients: "patient",
    scheduling: "appointment provider_slot",
  },
  imports: { patients: "patient patient_category patient_search" },
  notifications: {
    identity: "employee user user_session",
    patients: "patient",
    platform: "dead_letter outbox",
    scheduling: "appointment",
  },
  organization: {
    identity: "employee",
    patients: "patient patient_provider",
    scheduling: "appointment calendar_settings provider_slot",
  },
  patients: {
    identity: "employee user",
    organization: "file terms_acceptance",
    platform: "audit_event",
    scheduling: "appointment",
  },
  phr: { organization: "file" },
  platform: {
    demo: "demo_fill",
    identity: "employee employee_role role role_authority user user_factor",
    organization: "organization_profile",
    patients: "patient related_patient",
    scheduling: "appointment",
    "waiting-room": "shared_room waiting_room",
  },
  scheduling: {
    billing: "agreed_price ledger_charge payment payment_item",
    identity: "employee employee_branch employee_department employee_search",
    organization:
      "branch department employee_offering service_offering service_offering_branch service_offering_config service_offering_department",
    patients: "patient",
    platform: "outbox",
    "waiting-room": "waiting_room",
  },
  "waiting-room": {
    consultations: "consultation",
    identity: "employee employee_branch user",
    organization: "branch employee_offering file service_offering user_setting",
    patients: "patient patient_provider",
    scheduling: "appointment group_session",
  },
};

/**
 * The four statements of app/db and the one of billing that write to another's table: below the owner, as those that need
 * them may not import it, and none may wait for the outbox.
 */
export const WRITTEN_BELOW: Readonly<Record<string, string>> = {
  "app/db/account-patient.server.ts": "a patient is reached where their account is, from the commit on that changes it",
  "app/db/api-key.server.ts": "each request with a key notes when the key was used last",
  "app/db/provider-room.server.ts": "a provider has a waiting room from the commit on that makes them one",
  "app/db/session.server.ts": "each request of a session notes when the session was used last",
  "app/features/billing/data/payments/unpaid-appointments.server.ts":
    "an appointment counts as paid no longer, from the commit on that gives its money back",
};

/**
 * What goes through rows of every owner by a list of tables, a file or a folder, with the test that holds the list against
 * the schema.
 */
export const OVER_ALL_OWNERS: Readonly<Record<string, string>> = {
  "app/features/demo/support/fillers/": "scripts/demo/fillers.test.ts",
};
