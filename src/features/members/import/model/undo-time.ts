const DAY_MS = 86_400_000

/** When the undo of an import expires. */
export const undoneUntil = (importedAt: Date): Date => new Date(importedAt.getTime() + DAY_MS)

/** Imports before this time can no longer be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** Whether an import can still be undone. The limit is 24 hours. */
export const canStillUndo = (importedAt: Date, now: Date): boolean => importedAt > undoableSince(now)
