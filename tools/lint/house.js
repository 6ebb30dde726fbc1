import { relative, sep } from 'node:path'
import { localizedText } from './localized-text.js'
import { forbidden } from './zones.js'

const importZones = {
  create(context) {
    const from = relative(context.cwd, context.filename).split(sep).join('/')
    const check = (node) => {
      const specifier = node.source?.value
      const message = typeof specifier === 'string' ? forbidden(from, specifier) : null
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: { 'import-zones': importZones, 'localized-text': localizedText },
}
