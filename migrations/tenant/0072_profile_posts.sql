ALTER TABLE `employee_profile` ADD `posts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `employee_profile` ADD `video_url` text DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (73, 'profile_posts', unixepoch() * 1000);
