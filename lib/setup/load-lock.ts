/** Whoever holds this advisory lock of the database loads. Any number that no other program of this database uses. */
export const LOAD_LOCK = 0x62796c;
