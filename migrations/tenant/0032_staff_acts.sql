ALTER TABLE `appointment_history` ADD `agreed_on_phone` integer DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO `patient_search` (`organization_id`, `token`, `patient_id`) SELECT `organization_id`, `birth_date`, `id` FROM `patient` WHERE `birth_date` <> '' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO `patient_search` (`organization_id`, `token`, `patient_id`) SELECT `organization_id`, `phone_calling_code` || ltrim(`phone`, '0'), `id` FROM `patient` WHERE `phone` <> '' AND `phone_calling_code` <> '' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (33, 'staff_acts', unixepoch() * 1000);
