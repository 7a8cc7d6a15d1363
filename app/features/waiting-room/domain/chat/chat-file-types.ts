/** What the field for a chat's files offers to choose from; the check of what is sent decides (organization/domain). */
export const CHAT_FILE_TYPES =
  ".png,.jpg,.jpeg,.webp,.gif,.bmp,.pdf,.doc,.docx,.odt,.xls,.xlsx,.txt,.mpg,.mpeg,.avi,.mp4,.m4v,.mkv,.webm,.dcm,image/png,image/jpeg,image/webp,image/gif,image/bmp,video/mp4,video/mpeg,video/webm";
