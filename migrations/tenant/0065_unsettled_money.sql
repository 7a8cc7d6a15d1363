CREATE INDEX `charge_unpaid` ON `charge` (`organization_id`,`created_at`,`id`) WHERE taken_back_at IS NULL AND paid_minor < total_minor;--> statement-breakpoint
CREATE INDEX `ledger_balance_open` ON `ledger_balance` (`organization_id`,`holder`,`currency_code`) WHERE account = 'RECEIVABLE' AND balance_minor <> 0;--> statement-breakpoint
CREATE INDEX `ledger_entry_correction` ON `ledger_entry` (`organization_id`,`holder`,`at`) WHERE kind = 'CORRECTION';--> statement-breakpoint
-- What a patient may owe, or may have paid ahead. What took place and is paid leaves it.
CREATE INDEX `appointment_unsettled` ON `appointment` (`organization_id`,`patient_id`,`starts_at`,`id`) WHERE disabled_at IS NULL AND paid_by_credit_at IS NULL AND state_id IN (1, 2, 4, 6, 7, 8, 10, 11) AND (state_id IN (1, 2, 4, 6, 11) OR coalesce(paid_at_clinic_at, paid_online_at) IS NULL);--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (66, 'unsettled_money', unixepoch() * 1000);
