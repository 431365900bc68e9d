import './studio.css'
import '../../../ui/admin/tool-button.css'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { ListShape } from '../../../platform/content/shape.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { emptyOf, itemName, type Json } from '../model/shapes.ts'
import type { EditorProps } from './shape-editor-props.ts'

type Props = Omit<EditorProps<ListShape>, 'value'> & {
  value: readonly Json[]
  /** The editor of one item, which may be a list again. */
  Editor: ComponentType<EditorProps>
}

/** The editor for a list: items can be added, moved and removed. A record is collapsed under its title. */
export function ShapeList({ shape, value, change, path, pictures, Editor }: Props) {
  // Keys move with their items, so that React keeps the DOM nodes and the focus.
  const [keys, setKeys] = useState(() => value.map((_, index) => index))
  const [opened, setOpened] = useState<number>()
  const nextKey = Math.max(-1, ...keys) + 1
  const move = (from: number, to: number) => {
    setKeys(moveItem(keys, from, to))
    change(moveItem(value, from, to))
  }
  return (
    <div className="shape-list">
      {value.map((item, index) => {
        const name = itemName(shape, item, index)
        const editor = (
          <Editor
            shape={shape.of}
            value={item}
            path={`${path}-${keys[index]}`}
            pictures={pictures}
            bare
            change={(next) => change(value.with(index, next))}
          />
        )
        const tools = (
          <Tools
            name={name}
            isFirst={index === 0}
            isLast={index === value.length - 1}
            up={() => move(index, index - 1)}
            down={() => move(index, index + 1)}
            remove={() => {
              setKeys(keys.toSpliced(index, 1))
              change(value.toSpliced(index, 1))
            }}
          />
        )
        return (
          <Item
            key={keys[index]}
            folds={shape.of.kind === 'record'}
            open={keys[index] === opened}
            {...{ name, editor, tools }}
          />
        )
      })}
      <div>
        <button
          className="button secondary compact"
          type="button"
          onClick={() => {
            setKeys([...keys, nextKey])
            setOpened(nextKey)
            change([...value, emptyOf(shape.of)])
          }}
        >
          <Icon name="plus" /> Add a {shape.one}
        </button>
      </div>
    </div>
  )
}

type ItemProps = { name: string; folds: boolean; open: boolean; editor: ReactNode; tools: ReactNode }

function Item({ name, folds, open, editor, tools }: ItemProps) {
  if (!folds) {
    return (
      <div className="shape-item">
        <div className="item-head">
          <div className="item-value">{editor}</div>
          <div className="item-tools">{tools}</div>
        </div>
      </div>
    )
  }
  return (
    <div className="shape-item">
      <details open={open}>
        <summary>
          <span className="item-value">{name}</span>
        </summary>
        <div className="item-body">{editor}</div>
      </details>
      <div className="item-tools">{tools}</div>
    </div>
  )
}

type ToolsProps = {
  name: string
  isFirst: boolean
  isLast: boolean
  up: () => void
  down: () => void
  remove: () => void
}

function Tools({ name, isFirst, isLast, up, down, remove }: ToolsProps) {
  return (
    <>
      <button
        className="tool-button"
        type="button"
        aria-label={`Move ${name} up`}
        disabled={isFirst}
        onClick={up}
      >
        <span className="up">
          <Icon name="down" />
        </span>
      </button>
      <button
        className="tool-button"
        type="button"
        aria-label={`Move ${name} down`}
        disabled={isLast}
        onClick={down}
      >
        <Icon name="down" />
      </button>
      <button className="tool-button" type="button" aria-label={`Remove ${name}`} onClick={remove}>
        <Icon name="trash" />
      </button>
    </>
  )
}

function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
