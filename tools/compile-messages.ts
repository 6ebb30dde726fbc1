import type * as Babel from '@babel/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

/** Compiles the English messages that Lingui's macro leaves in the code, so that they come with the
 *  chunk that shows them and no message parser has to ride in the first load. It stands behind the
 *  macro in the list of plugins. @see docs/decisions/english-in-the-code.md */
export function compileMessages({ types: t }: typeof Babel): Babel.PluginObj {
  const valueOf = (node: Babel.types.ObjectExpression, name: string) => {
    const property = node.properties.find(
      (each) =>
        t.isObjectProperty(each) &&
        (t.isIdentifier(each.key, { name }) || t.isStringLiteral(each.key, { value: name })) &&
        t.isStringLiteral(each.value),
    )
    return t.isObjectProperty(property) ? property : null
  }
  const compile = (node: Babel.types.ObjectExpression) => {
    const message = valueOf(node, 'id') && valueOf(node, 'message')
    if (!message || !t.isStringLiteral(message.value)) return
    message.value = t.valueToNode(compileMessage(message.value.value))
  }
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        // The macro works on entering the program and does not let its results be visited again.
        exit: (program) => program.traverse({ ObjectExpression: ({ node }) => compile(node) }),
      },
    },
  }
}
