const DAY_MS = 86_400_000

/** Until when an import can be undone. */
export const undoneUntil = (importedAt: Date): Date => new Date(importedAt.getTime() + DAY_MS)

/** Imports from before this moment can no longer be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** Whether an import can still be undone: for a day. */
export const canStillUndo = (importedAt: Date, now: Date): boolean => importedAt > undoableSince(now)
