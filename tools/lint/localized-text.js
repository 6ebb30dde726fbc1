/** What people read or hear of an element. */
const spoken = [
  'title',
  'alt',
  'placeholder',
  'label',
  'hint',
  'before',
  'words',
  'confirmText',
  'cancelText',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]
/** Components that read what stands in them as one message. */
const macros = ['Trans', 'Plural', 'Select', 'SelectOrdinal']

/** Addresses, and names that are the same in every language. */
const untranslated = /\b(https?:\/\/\S*|Staylend|Ridelend)/g

const isText = (text) => /\p{L}{2}/u.test(text.replace(untranslated, ''))

/** The texts that an expression can come to, without those of a message. */
function textsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && isText(node.value) ? [node] : []
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => isText(value.cooked)) ? [node] : []
    case 'JSXExpressionContainer':
      return textsIn(node.expression)
    case 'LogicalExpression':
      return [...textsIn(node.left), ...textsIn(node.right)]
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)]
    default:
      return []
  }
}

const isMacro = (node) =>
  node.type === 'JSXElement' && macros.includes(node.openingElement.name.name)

/** Texts for people stand in messages, so that they can be translated. @see docs/decisions/english-in-the-code.md */
export const localizedText = {
  create(context) {
    const message = 'This text cannot be translated: let it be a message.'
    const report = (node) => context.report({ node, message })
    const isOfMessage = (node) => context.sourceCode.getAncestors(node).some(isMacro)
    return {
      JSXText: (node) => isText(node.value) && !isOfMessage(node) && report(node),
      JSXAttribute: (node) =>
        spoken.includes(node.name.name) && textsIn(node.value).forEach(report),
      Property: (node) => spoken.includes(node.key.name) && textsIn(node.value).forEach(report),
      CallExpression: ({ callee, arguments: [first] }) =>
        callee.name === 'toast' && textsIn(first).forEach(report),
      JSXExpressionContainer: (node) => {
        if (node.parent.type !== 'JSXAttribute' && !isOfMessage(node))
          textsIn(node.expression).forEach(report)
      },
    }
  },
}
