INSERT OR IGNORE INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`)
SELECT unixepoch() * 1000, `organization_id`, 'NAME_SOUNDS', 'all' FROM `organization_profile`;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (80, 'name_sounds', unixepoch() * 1000);
