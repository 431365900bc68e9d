import type { DragEvent } from 'react'

/** The props of an element that is dragged. `onEnd` is also called if it was not dropped on a target. */
export const dragProps = ({
  text,
  onStart,
  onEnd,
}: {
  text: string
  onStart: () => void
  onEnd: () => void
}) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    // Firefox drags nothing without data.
    dataTransfer.setData('text/plain', text)
    onStart()
  },
  onDragEnd: onEnd,
})

/** The props of an element on which the dragged one can be dropped. */
export const dropProps = (onDrop: () => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    onDrop()
  },
})
