CREATE INDEX `appointment_number` ON `appointment` (`organization_id`, substr(`id`, -8));
--> statement-breakpoint
INSERT INTO `patient_search` (`organization_id`, `token`, `patient_id`)
SELECT `organization_id`, '~' || substr(`digits`, -1, 1) || substr(`digits`, -2, 1) || substr(`digits`, -3, 1) || substr(`digits`, -4, 1) || substr(`digits`, -5, 1) || substr(`digits`, -6, 1) || substr(`digits`, -7, 1) || substr(`digits`, -8, 1) || substr(`digits`, -9, 1) || substr(`digits`, -10, 1) || substr(`digits`, -11, 1) || substr(`digits`, -12, 1) || substr(`digits`, -13, 1) || substr(`digits`, -14, 1) || substr(`digits`, -15, 1) || substr(`digits`, -16, 1) || substr(`digits`, -17, 1) || substr(`digits`, -18, 1) || substr(`digits`, -19, 1) || substr(`digits`, -20, 1) || substr(`digits`, -21, 1) || substr(`digits`, -22, 1) || substr(`digits`, -23, 1) || substr(`digits`, -24, 1), `id`
FROM (SELECT `organization_id`, `id`, `phone_calling_code` || ltrim(`phone`, '0') AS `digits` FROM `patient` WHERE `phone` <> '')
WHERE `digits` <> '' ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (44, 'global_search', unixepoch() * 1000);
